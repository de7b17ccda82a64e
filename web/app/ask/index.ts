export { AskField } from './ask-field.tsx'
