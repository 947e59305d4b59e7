import type { ReactNode } from 'react';

/** What a button's word is about, for who hears it alone. */
export const Unseen = ({ children }: { children: ReactNode }) => <span className="visually-hidden"> {children}</span>;
