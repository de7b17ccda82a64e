export { DialogButton, GetStarted } from './sign-in/dialog-buttons.tsx'
export { DialogsProvider } from './sign-in/dialogs.tsx'
export { NextMailHost } from './sign-in/next-mail-panel.tsx'
export { useDialogs } from './sign-in/use-dialogs.ts'
