import { createContext } from 'react'

/** Ids of the products that the page lists itself: recommendations below name others (requirement 4.5). */
export const ListedProducts = createContext<readonly string[]>([])
