import { lazy, useSyncExternalStore } from 'react'
import { LazyPart } from '../loading/lazy-part.tsx'
import { firstNotice } from './notify.ts'

const NoticeList = lazy(() => import('./notice-list.tsx'))

/** Makes room for notices as soon as there is one. */
export function NoticeHost() {
  const hasCome = useSyncExternalStore(firstNotice.subscribe, firstNotice.hasCome, () => false)
  return hasCome ? (
    <LazyPart>
      <NoticeList />
    </LazyPart>
  ) : null
}
