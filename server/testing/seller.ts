export const seller = {
  SELLER_NAME: 'Settle Singapore Pte. Ltd.',
  SELLER_UEN: '202612345A',
  SELLER_ADDRESS: '1 Raffles Place, #01-01, Singapore 048616',
}
export const sellerWithGst = { ...seller, GST_NUMBER: 'M90312345A' }
export const namedSeller = { name: seller.SELLER_NAME, uen: seller.SELLER_UEN, address: seller.SELLER_ADDRESS }
