declare module 'virtual:theme.css'
declare module 'virtual:model-record' {
  const record: import('./features/how-it-works/model-record.ts').ModelRecord
  export default record
}
