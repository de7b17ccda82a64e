import { Outlet } from 'react-router'
import { Mantine } from '../../components/mantine.tsx'
import { RequireSession } from './require-session.tsx'

/** The pages of signed-in people. */
export default function MembersOnly() {
  return (
    <RequireSession>
      <Mantine>
        <Outlet />
      </Mantine>
    </RequireSession>
  )
}
