import { useSyncExternalStore } from 'react'
import { LatePart } from '../loading/late-part.tsx'
import { firstNotice, noticeList } from './notify.ts'

/** Makes room for notices as soon as there is one. */
export function NoticeHost() {
  const hasCome = useSyncExternalStore(firstNotice.subscribe, firstNotice.hasCome, () => false)
  return hasCome ? <LatePart script={noticeList} props={{}} /> : null
}
