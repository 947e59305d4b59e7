/** As it stands on the certificate: 123-45-67890. */
export const registrationNumberText = (digits: string): string => digits.replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3');
