import { posterior } from '../src/estimate/posterior.ts'
import { hashVersion } from '../src/fit/posterior-file.ts'
import { BadInput } from './bad-input.ts'

/** Refuses to tell anything of draws that were fitted to other lines than the file holds now. */
export function refuseStalePosterior(): void {
  if (posterior.version !== hashVersion(posterior))
    throw new BadInput('posterior.json is of other lines than these: run npm run model -- fit first')
}
