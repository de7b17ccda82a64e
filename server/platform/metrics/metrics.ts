import { Counter, Gauge, Registry } from '@prometheus-io/client'

/*
 * What a process counts of itself. It always counts; METRICS_PORT decides whether anybody can read it. A label is one of a
 * few words that the code names: never an id, an address or what a person wrote (docs/operations.md, "What to watch").
 */

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

/** Has the length of a queue of work shown; a later one of the same name takes its place. */
export const watchLine = (name: string, length: () => number) => void queues.set(name, length)
