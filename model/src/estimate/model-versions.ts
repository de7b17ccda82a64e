/**
 * Every version of the model that was published, oldest first; the last is that of model.json. The name in front of the
 * dot says how the model is made, the rest is a digest of its numbers: neither says which of two is newer.
 */
export const modelVersions = [
  'factors-1.36355098',
  'factors-1.50d4a901',
  'factors-1.fcd7b3ce',
  'factors-1.f9688798',
  'factors-1.4bcaa57f',
  'factors-1.892a470e',
  'outcomes-2.d69481df',
  'outcomes-2.2c0fe68a',
  'outcomes-2.553c9e9c',
  'outcomes-2.c7887d38',
  'outcomes-2.bf27e53b',
  'outcomes-2.85157de9',
  'outcomes-2.1cba17d7',
  'formula-3.e691fee8',
]

/**
 * Whether what was made with this version is to be made anew. One that is not listed is of a release after this one: while
 * an upgrade rolls, processes of both answer, and the older ones leave what the newer ones stored.
 */
export const isOlderModel = (version: string): boolean => modelVersions.slice(0, -1).includes(version)
