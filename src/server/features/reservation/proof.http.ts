import type { proofEndpoints } from '#contract/api/proof.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { countProofs } from './count-proofs.ts';
import { decideProof } from './decide-proof.ts';
import { listProofs } from './list-proofs.ts';

export const proofHandlers: HandlersFor<typeof proofEndpoints> = {
	'GET /api/proofs': ({ query }, { queries }) => listProofs(queries, query),
	'GET /api/proofs/count': (_, { queries }) => countProofs(queries),
	'POST /api/proofs/:id/decision': (input, context) => decideProof(context, input),
};
