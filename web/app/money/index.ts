export { BuyPack, PaymentMode } from './parts/buy-pack.tsx'
export { PurchaseList } from './parts/purchase-list.tsx'
export { purchasesQuery, useUnits } from './parts/purchases.ts'
export { RefundablePurchases } from './parts/refund-purchase.tsx'
