import fc from 'fast-check'
import { seed } from './seed.ts'

/* Every property draws from the seed of the run, unless it names one itself. Set up before each file of tests. */
fc.configureGlobal({ seed })
