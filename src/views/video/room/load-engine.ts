import type { RoomInfo } from '#contract/api/video.ts';
import type { CreateEngine } from './media-engine.ts';

/** What the room names is loaded, and nothing else. */
const engines: Record<RoomInfo['engine'], () => Promise<CreateEngine>> = {
	mesh: async () => (await import('./mesh-engine.ts')).createMeshEngine,
};

export const loadEngine = (engine: RoomInfo['engine']): Promise<CreateEngine> => engines[engine]();
