/** What the log says of a fault outside any request. Names no person: a message of the database quotes what was stored. */
export interface FaultLine {
  /** The queue or the work that comes round; absent where the queue itself failed. */
  job?: string
  fault: string
  code?: string
  reason: string
  frames: string[]
}

/** Messages of ours, of the job queue and of the database's driver that hold nothing that a person wrote. */
const plainMessages = [
  /^LISTEN\/NOTIFY [\w ,/-]+$/,
  /^Failed to start LISTEN\/NOTIFY listener\b[\w ,/.-]*$/,
  /^Mail [\da-f-]{36}, attempt \d+: [\w .-]+$/,
  /^(timeout exceeded when trying to connect|query read timeout|connection terminated[\w ]*)$/i,
]

/** Puts a fault of a job, or of the job queue itself, in words that are safe to log. */
export function faultLine(error: Error, job?: string): FaultLine {
  const code: unknown = Reflect.get(error, 'code')
  return {
    ...(job !== undefined && { job }),
    fault: error.name,
    ...(typeof code === 'string' && { code }),
    reason: faultReason(error.message, code),
    frames: error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? [],
  }
}

function faultReason(message: string, code: unknown): string {
  if (plainMessages.some((pattern) => pattern.test(message))) return message
  if (typeof code === 'string' && /^[\dA-Z]{5}$/.test(code))
    return `the database refused a statement (SQLSTATE ${code})`
  if (typeof code === 'string') return `the system answered ${code}`
  return 'see the frames'
}
