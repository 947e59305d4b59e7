import type { Viewer } from '../member/access.ts';
import { groupCodes } from '../member/group.ts';
import type { FileUse } from './file.ts';

type FileFacts = {
	use: FileUse;
	ownerId: string;
	/** The provider profile it belongs to can be seen by everybody. */
	isProviderPublic: boolean;
};

/** Whether it may be seen, and by whom: what everybody may see can be kept by caches. */
export function fileAudience(file: FileFacts, viewer: Viewer | null): 'everybody' | 'viewer' | 'nobody' {
	if (file.use === 'provider-picture' && file.isProviderPublic) return 'everybody';
	if (viewer === null) return 'nobody';
	return viewer.id === file.ownerId || viewer.group === groupCodes.operator ? 'viewer' : 'nobody';
}

/** An operator who opens somebody's paper leaves a trace. */
export const isTraced = (file: FileFacts, viewer: Viewer | null): boolean =>
	file.use === 'licence' && viewer !== null && viewer.id !== file.ownerId;
