export { ConfirmationHost } from './sign-in/confirmation-panel.tsx'
export { DialogButton, GetStarted } from './sign-in/dialog-buttons.tsx'
export { DialogsProvider } from './sign-in/dialogs.tsx'
export { useDialogs } from './sign-in/use-dialogs.ts'
