import { Counter, Gauge, Registry } from '@prometheus-io/client'

/* Labels are words from the code: never an id, an address or a person's text (docs/operations.md, "What to watch"). */

/** What the code counts; `metricsOf` of server/watch.ts adds what is read for each scrape. */
export const counts = new Registry()

export const mailTries = new Counter({
  name: 'settlesg_mail_tries_total',
  help: 'Tries to send a mail',
  labelNames: ['outcome'],
  registers: [counts],
})
export const payments = new Counter({
  name: 'settlesg_payments_total',
  help: 'Payments by what became of them',
  labelNames: ['outcome'],
  registers: [counts],
})
export const securityEvents = new Counter({
  name: 'settlesg_security_events_total',
  help: 'Events of the security log',
  labelNames: ['event'],
  registers: [counts],
})

const queues = new Map<string, () => number>()
new Gauge({
  name: 'settlesg_line_waiting',
  help: 'Pieces of work that wait for their turn, such as passwords to be hashed',
  labelNames: ['line'],
  registers: [counts],
  collect() {
    for (const [line, length] of queues) this.set({ line }, length())
  },
})

/** Shows the length of a queue of work; a later one of the same name replaces it. */
export const watchLine = (name: string, length: () => number) => void queues.set(name, length)
