import fc from 'fast-check'
import { limitShrinking } from './properties.ts'
import { seed } from './seed.ts'

/*
 * Set up before each file of tests. Files may share one copy of fast-check, and a plugin that is installed twice runs
 * twice.
 */
if (fc.readConfigureGlobal().seed === undefined) {
  // Every property draws from the seed of the run, unless it names one itself.
  fc.configureGlobal({ seed })
  fc.installGlobalPlugin(limitShrinking(10_000))
}
