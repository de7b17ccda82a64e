/** Every published version, oldest first; the last is that of model.json. Digests have no order. */
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

/** A version that is not listed is of a newer release: while an upgrade rolls, older processes leave its results. */
export const isOlderModel = (version: string): boolean => modelVersions.slice(0, -1).includes(version)
