import { newDataDir, removeDataDir, startServer } from './running-server.ts'
import { siteUrl } from './site.ts'
import { emptyDatabase } from './test-database.ts'

/** One server with an empty database for all tests. No test looks at what another one stored. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = newDataDir()
  const database = await emptyDatabase()
  const server = await startServer(dataDir, database.env)
  siteUrl.set(server.url)
  return async () => {
    await server.end('SIGKILL')
    await database.remove()
    removeDataDir(dataDir)
  }
}
