import { useSyncExternalStore } from 'react'
import { LazyPart } from '../loading/lazy-part.tsx'
import { firstNotice, noticeList } from './notify.ts'

/** Makes room for notices as soon as there is one. */
export function NoticeHost() {
  const hasCome = useSyncExternalStore(firstNotice.subscribe, firstNotice.hasCome, () => false)
  return hasCome ? <LazyPart script={noticeList} props={{}} /> : null
}
