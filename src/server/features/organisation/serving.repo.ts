import { servingStatuses } from '#domain/organisation/organisation.ts';

/** Whether an organisation answers for its guests, in statements: `house.status ${servingSql}`. */
export const servingSql = `in (${servingStatuses.map((status) => `'${status}'`).join(', ')})`;
