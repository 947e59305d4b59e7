/** Enough to recognise one's own, too little to write to: `l***@mail.example`. */
export const maskAddress = (address: string): string => address.replace(/^(.)[^@]*/u, '$1***');

/** A telephone by its last four signs: what somebody can be asked for, and nobody can be called by. */
export const maskPhone = (phone: string): string => `…${phone.slice(-4)}`;
