import type { bankEndpoints } from '#contract/api/bank.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { findCandidate } from './find-candidate.ts';
import { keepStatement } from './keep-statement.ts';
import { listLines } from './list-lines.ts';
import { listStatements } from './list-statements.ts';
import { matchLine } from './match-line.ts';
import { readStatement } from './read-statement.ts';
import { removeStatement } from './remove-statement.ts';
import { reopenLine } from './reopen-line.ts';
import { setLineAside } from './set-line-aside.ts';
import { setLinesAside } from './set-lines-aside.ts';
import { tiePayout } from './tie-payout.ts';
import { tryStatement } from './try-statement.ts';

export const bankHandlers: HandlersFor<typeof bankEndpoints> = {
	'GET /api/bank/statements': ({ query }, { queries }) => listStatements(queries, query),
	'POST /api/bank/trials': ({ query, body }, context) =>
		tryStatement(memberContext(context), { file: body.file, uses: query.uses }),
	'POST /api/bank/statements': ({ query: { uses, name, leaveOut }, body }, context) =>
		keepStatement(memberContext(context), { file: body.file, uses, name, leavesOut: leaveOut === '1' }),
	'GET /api/bank/statements/:id': ({ params }, { queries }) => readStatement(queries, params),
	'DELETE /api/bank/statements/:id': ({ params }, context) => removeStatement(memberContext(context), params),
	'GET /api/bank/statements/:id/lines': ({ params, query }, { queries }) => listLines(queries, { ...params, ...query }),
	'GET /api/bank/reservations/:code': ({ params, query }, { queries }) =>
		findCandidate(queries, { ...params, ...query }),
	'POST /api/bank/lines/:id/matches': (input, context) => matchLine(memberContext(context), input),
	'POST /api/bank/lines/:id/payouts': ({ params, body }, context) =>
		tiePayout(memberContext(context), { ...params, ...body }),
	'PUT /api/bank/lines/:id/aside': ({ params, body }, context) =>
		setLineAside(memberContext(context), { ...params, ...body }),
	'PUT /api/bank/aside-lines': ({ body }, context) => setLinesAside(memberContext(context), body),
	'POST /api/bank/lines/:id/reopening': ({ params, body }, context) =>
		reopenLine(memberContext(context), { ...params, ...body }),
};
