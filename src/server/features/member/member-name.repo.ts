import { sql } from 'drizzle-orm';
import { member } from '#server/db/schema/member.ts';

/** As colleagues call somebody; empty once the account is closed. */
export const nameUnlessClosed = sql<string>`case when ${member.status} = 'closed' then '' else btrim(${member.firstName} || ' ' || ${member.lastName}) end`;
