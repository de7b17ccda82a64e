/** A promise that its holder settles: `Promise.withResolvers`, which not every browser that the site is made for has. */
export function heldPromise<Value>() {
  let resolve: (value: Value | PromiseLike<Value>) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<Value>((toResolve, toReject) => {
    resolve = toResolve
    reject = toReject
  })
  return { promise, resolve, reject }
}
