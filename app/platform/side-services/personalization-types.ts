export interface ActivityProduct {
  /** The master's id; `sku` is the variant's. */
  id: string
  sku?: string
  price?: number
  quantity?: number
}

/** Activities of a shopper, with their data (requirement 12.2). */
export interface Activities {
  viewProduct: { product: ActivityProduct }
  viewSearch: { searchText: string; products: ActivityProduct[] }
  clickSearch: { searchText: string; product: ActivityProduct }
  viewCategory: { category: { id: string }; products: ActivityProduct[] }
  clickCategory: { category: { id: string }; product: ActivityProduct }
  viewReco: { recommenderName: string; __recoUUID: string; products: ActivityProduct[] }
  clickReco: { recommenderName: string; __recoUUID: string; product: ActivityProduct }
  viewPage: { currentLocation: string }
  beginCheckout: { products: ActivityProduct[]; amount: number }
  checkoutStep: { stepName: string; stepNumber: number; basketId: string }
  addToCart: { products: ActivityProduct[] }
}

export interface Recommendation {
  id: string
  productName?: string
  imageUrl?: string
  productUrl?: string
}

/** Empty when the service fails or must not be called. */
export interface Recommendations {
  /** Id of this response for viewReco and clickReco. */
  recoUUID?: string
  recommenderName?: string
  displayMessage?: string
  recs?: Recommendation[]
}

export interface Recommenders {
  recommenders?: { name: string; description?: string; recommendationType?: unknown }[]
}
