/*
 * What our server is measured against, each as bare as it can be: `node anchors.ts json | pg | pglite | argon2`.
 * Listens on PORT; the databases are those of DATABASE_URL and PGLITE_FOLDER.
 */
import { PGlite } from '@electric-sql/pglite'
import * as argon2 from '@node-rs/argon2'
import Fastify from 'fastify'
import pg from 'pg'

const { PORT, DATABASE_URL = '', PGLITE_FOLDER = '' } = process.env
const app = Fastify()
app.get('/health/live', async () => ({ status: 'ok' }))

/** One account by a unique key: what `GET /users/me` cannot do without. */
const oneAccount = 'select id, email, full_name, language, is_superuser, created_at from app_user where email = $1'
const someone = ['demo@settlesg.example']

const anchors: Record<string, () => Promise<void>> = {
  async json() {},

  async pg() {
    const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 16 })
    app.get('/me', async () => (await pool.query(oneAccount, someone)).rows[0])
    app.get('/ready', async () => (await pool.query('select 1')).rows[0])
    app.addHook('onClose', () => pool.end())
  },

  async pglite() {
    const database = await PGlite.create(PGLITE_FOLDER)
    app.get('/me', async () => (await database.query(oneAccount, someone)).rows[0])
    app.addHook('onClose', () => database.close())
  },

  /** Checks passwords as the server does and nothing else: each call of `/check` is one. */
  async argon2() {
    const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
    const hash = await argon2.hash('settling down', cost)
    app.get('/check', async () => ({ right: await argon2.verify(hash, 'settling down') }))
  },
}

const anchor = anchors[process.argv[2] ?? '']
if (!anchor) throw new Error(`There is no anchor ${process.argv[2]}`)
await anchor()
await app.listen({ port: Number(PORT), host: '127.0.0.1' })
process.once('SIGTERM', () => app.close())
