import { expect, it } from 'vitest'
import en from '../../locales/en/translation.json' with { type: 'json' }
import zh from '../../locales/zh/translation.json' with { type: 'json' }
import { mailKinds } from './kinds.ts'

it('the pages say of mailed links the life that the mails give them, in both languages', () => {
  for (const texts of [en, zh]) {
    const confirmHours = mailKinds.confirm_signup.link.minutes / 60
    expect(texts.awaited.text).toMatch(new RegExp(`\\b${confirmHours} (hours|小时)`))
    const recoveryMinutes = mailKinds.password_recovery.link.minutes
    expect(texts.reset.invalid_text).toMatch(new RegExp(`\\b${recoveryMinutes} (minutes|分钟)`))
  }
})
