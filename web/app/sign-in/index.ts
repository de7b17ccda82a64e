export { DialogButton, GetStarted } from './dialog-buttons.tsx'
export { DialogsProvider } from './dialogs.tsx'
export {
  AccountName,
  ChangedPassword,
  EmailField,
  emailTexts,
  KnownPassword,
  newPasswordTexts,
  PasswordField,
  repasswordTexts,
  TypedEmail,
} from './fields.tsx'
export { NextMailHost } from './next-mail-panel.tsx'
export { useDialogs } from './use-dialogs.ts'
