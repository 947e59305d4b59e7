import { createContext, useContext } from 'react';

type SecondCurrency = (won: number) => string | undefined;

/** Given by the front whose readers may choose one; elsewhere won stands alone. */
export const SecondCurrencyContext = createContext<SecondCurrency>(() => undefined);

/** “≈ ฿11,480” for an amount of won; undefined without a rate, and for who wants won alone. Won is the truth, this is a guide. */
export const useSecondCurrency = (): SecondCurrency => useContext(SecondCurrencyContext);
