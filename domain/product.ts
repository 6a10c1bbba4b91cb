export const PRODUCT_NAME = 'Hekima'
