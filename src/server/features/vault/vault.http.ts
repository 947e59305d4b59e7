import type { vaultEndpoints } from '#contract/api/vault.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { addVaultFile } from './add-vault-file.ts';
import { changeVaultFile } from './change-vault-file.ts';
import { eraseVault } from './erase-vault.ts';
import { listLooks } from './list-looks.ts';
import { listShared } from './list-shared.ts';
import { listVault } from './list-vault.ts';
import { openVaultFile, viewVaultFile } from './open-vault-file.ts';
import { shareFiles, stopSharing } from './share-files.ts';

export const vaultHandlers: HandlersFor<typeof vaultEndpoints> = {
	'GET /api/vault': ({ query }, context) => listVault(memberContext(context), query),
	'POST /api/vault/files': (input, context) => addVaultFile(memberContext(context), input),
	'PUT /api/vault/files/:id': ({ params, body }, context) =>
		changeVaultFile(memberContext(context), { ...params, ...body }),
	'DELETE /api/vault/files/:id': ({ params }, context) => eraseVault(memberContext(context), params.id),
	'DELETE /api/vault/files': (_, context) => eraseVault(memberContext(context)),
	'POST /api/vault/shares': ({ body }, context) => shareFiles(memberContext(context), body),
	'DELETE /api/vault/shares/:id': ({ params }, context) => stopSharing(memberContext(context), params),
	'GET /api/vault/looks': ({ query }, context) => listLooks(memberContext(context), query),
	'GET /api/vault/shared': ({ query }, context) => listShared(memberContext(context), query),
	'POST /api/vault/files/:id/openings': ({ params }, context) => openVaultFile(memberContext(context), params),
	'GET /api/vault/view': ({ query }, context) => viewVaultFile(memberContext(context), query),
};
