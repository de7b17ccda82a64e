import * as z from 'zod/mini'
import { Count, Id, named, Time } from './basic-shapes.ts'

export const browsers = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung_internet'] as const
export type Browser = (typeof browsers)[number]
export const systems = ['android', 'chromeos', 'ios', 'linux', 'macos', 'windows'] as const
export type System = (typeof systems)[number]
/** `browser` and `system` are null where not known; `is_current` is the session that asks. */
export const Session = named(
  'Session',
  z.object({
    id: Id,
    signed_in_at: Time,
    ends_at: Time,
    browser: z.nullable(z.enum(browsers)),
    system: z.nullable(z.enum(systems)),
    is_current: z.boolean(),
  }),
)
/** One more sign-in ends the oldest. */
export const mostSessions = 20
/** `oldest_ended_at`: when a session last ended because another was one too many; null if none has within 90 days. */
export const Sessions = named(
  'Sessions',
  z.object({ data: z.array(Session), count: Count, oldest_ended_at: z.nullable(Time) }),
)
export const SessionInPath = z.object({ id: Id })

/** XChaCha20-Poly1305 keys, 32 bytes in hexadecimal: the one to write with first, then those of older drafts. */
export const DraftKeys = named(
  'DraftKeys',
  z.object({ user_id: Id, keys: z.array(z.string().check(z.regex(/^[0-9a-f]{64}$/))).check(z.minLength(1)) }),
)

export type Session = z.infer<typeof Session>
export type DraftKeys = z.infer<typeof DraftKeys>
