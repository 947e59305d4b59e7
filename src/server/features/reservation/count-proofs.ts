import { accept } from '#domain/kernel/result.ts';
import type { Queries } from '#server/queries.ts';
import { countWaitingProofs } from './proof.repo.ts';

export const countProofs = async (queries: Queries) => accept({ waiting: await countWaitingProofs(queries) });
