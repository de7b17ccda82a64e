declare module 'virtual:theme.css'
declare module 'virtual:model-state' {
  const state: {
    version: string
    particles: number
    effective_sample_size: number
    distinct_draws: number
    outcomes: number
  }
  export default state
}
