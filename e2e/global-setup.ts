import { newDataDir, removeDataDir, startServer, usedDataDir } from './running-server.ts'
import { siteUrl } from './site.ts'
import { emptyDatabase } from './test-database.ts'

/** One server with an empty database for all tests. No test looks at what another one stored. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const database = await emptyDatabase()
  const used = newDataDir()
  if (!database.env.DATABASE_URL) {
    await (await startServer(used)).end('SIGTERM')
    process.env.USED_DATA_DIR = used
  }
  const dataDir = usedDataDir()
  const server = await startServer(dataDir, database.env)
  siteUrl.set(server.url)
  return async () => {
    await server.end('SIGKILL')
    await database.remove()
    for (const folder of [dataDir, used]) removeDataDir(folder)
  }
}
