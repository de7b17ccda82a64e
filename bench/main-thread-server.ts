import { modelHere } from '../server/cases/testing/model-here.ts'
import { runServer } from '../server/start.ts'

/* The server with the model in its only thread, to measure the other against. */
await runServer({ model: modelHere() })
