import { useAuthentication } from '../session/authentication.tsx'
import BuyPack from './buy-pack.tsx'
import { PaymentMode } from './payment-mode.tsx'

/** What the prices lead to: for members the way to pay; visitors are told when nothing can be bought. */
export default function Offer() {
  return useAuthentication().isAuthenticated ? <BuyPack /> : <PaymentMode />
}
