import pino from 'pino'

/** Where log lines go; standard output unless a test listens. */
export interface LogSink {
  write(line: string): void
}

const standardOutput = 1
/** Bytes that are written without waiting for the end of the turn; less than the library writes in one piece. */
const most = 16_000

/**
 * Writes log lines to standard output, or to another open file: those of one turn of the event loop in one piece. A write
 * for each costs a busy server a fifth of its time; none is kept for longer than its turn, and the end of the process
 * takes none along.
 */
export function logLines(file = standardOutput): LogSink {
  const stream = pino.destination({ dest: file, sync: true, minLength: most })
  let isWaiting = false
  const flush = () => {
    isWaiting = false
    stream.flush()
  }
  process.once('exit', flush)
  return {
    write(line) {
      stream.write(line)
      if (isWaiting) return
      isWaiting = true
      setImmediate(flush)
    },
  }
}
