import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadSecrets, secretsFrom, WrongSecretKeyError } from './secrets.ts'

const secrets = secretsFrom('one key, long enough for a test of it')
const others = secretsFrom('another key, long enough for a test of it')

describe('secrets', () => {
  it('secrets open what they sealed, whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(secrets.decrypt(secrets.encrypt(text))).toBe(text)
      }),
    )
  })

  it('secrets never seal the same text to the same bytes, and show nothing of it', () => {
    const [first, second] = [secrets.encrypt('monthly pay 9000'), secrets.encrypt('monthly pay 9000')]
    expect(first.equals(second)).toBe(false)
    expect(first.includes('9000')).toBe(false)
  })

  it('secrets notice any changed byte, a cut and another key', () => {
    const sealed = secrets.encrypt('answers')
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed)
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index)
      expect(() => secrets.decrypt(changed)).toThrow()
    }
    expect(() => secrets.decrypt(sealed.subarray(0, 10))).toThrow()
    expect(() => others.decrypt(sealed)).toThrow(WrongSecretKeyError)
  })

  it('secrets digest equal text to equal bytes, and need the key for it', () => {
    expect(secrets.fingerprint('a')).toEqual(secrets.fingerprint('a'))
    expect(secrets.fingerprint('a')).not.toEqual(secrets.fingerprint('b'))
    expect(secrets.fingerprint('a')).not.toEqual(others.fingerprint('a'))
  })

  it('secrets seal with the newest key, open with every one, and know the digests of all', () => {
    const [newest, older] = ['the newest key, long enough for a test', 'one key, long enough for a test of it']
    const both = loadSecrets({ secretKeys: [newest, older], dataDir: '' })
    expect(both.keyIds).toEqual([secretsFrom(newest).keyId, secrets.keyId])
    expect(both.decrypt(secrets.encrypt('answers'))).toBe('answers')
    expect(secretsFrom(newest).decrypt(both.encrypt('answers'))).toBe('answers')
    expect(() => secrets.decrypt(both.encrypt('answers'))).toThrow(WrongSecretKeyError)
    expect(both.fingerprint('a')).toEqual(secretsFrom(newest).fingerprint('a'))
    expect(both.fingerprints('a')).toEqual([
      { keyId: both.keyId, digest: secretsFrom(newest).fingerprint('a') },
      { keyId: secrets.keyId, digest: secrets.fingerprint('a') },
    ])
  })

  it('secrets have a key of their own for each purpose', () => {
    expect(secrets.tokenKey.equals(others.tokenKey)).toBe(false)
    expect(secrets.tokenKey.symmetricKeySize).toBe(32)
  })

  it('secrets give each account other draft keys, newest first', () => {
    const newest = 'the newest key, long enough for a test'
    const both = secretsFrom(newest, 'one key, long enough for a test of it')
    expect(both.draftKeys('ann')).toEqual([...secretsFrom(newest).draftKeys('ann'), ...secrets.draftKeys('ann')])
    const all = [...both.draftKeys('ann'), ...both.draftKeys('bob')].map((key) => key.toString('hex'))
    expect(new Set(all).size).toBe(4)
    for (const key of all) expect(key).toMatch(/^[0-9a-f]{64}$/)
    expect(secrets.draftKeys('ann')).not.toEqual([secrets.fingerprint('ann')])
  })

  it('secrets make a key once in development, keep it, and let nobody else read it', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'settlesg-secret-'))
    const first = loadSecrets({ secretKeys: [], dataDir })
    expect(loadSecrets({ secretKeys: [], dataDir }).keyId).toBe(first.keyId)
    expect(readFileSync(join(dataDir, 'secret-key'), 'utf8').length).toBeGreaterThan(32)
    expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600)
    rmSync(dataDir, { recursive: true })
  })

  it('secrets refuse a kept key that was cut off: an empty one would be known to everybody', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'settlesg-secret-'))
    for (const damaged of ['', 'half a key']) {
      writeFileSync(join(dataDir, 'secret-key'), damaged)
      expect(() => loadSecrets({ secretKeys: [], dataDir })).toThrow('does not hold a key')
    }
    rmSync(dataDir, { recursive: true })
  })
})
