export { BuyPack, PaymentMode } from './buy-pack.tsx'
export { PurchaseList } from './purchase-list.tsx'
export { purchasesQuery, useUnits } from './purchases.ts'
export { RefundablePurchases } from './refund-purchase.tsx'
