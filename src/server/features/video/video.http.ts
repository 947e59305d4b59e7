import type { videoEndpoints } from '#contract/api/video.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { answerInvitation, inviteInterpreter, listInterpreters } from './interpret-video.ts';
import { listVideos } from './list-videos.ts';
import { moveVideo } from './move-video.ts';
import { readRoom, readRoomCheck } from './read-room.ts';
import { readOffer, readVideo, switchVideo } from './read-video.ts';
import { requestVideo } from './request-video.ts';
import { putFileAway, readShown, showFile } from './show-file.ts';
import { readVideoCalendar } from './video-calendar.ts';

export const videoHandlers: HandlersFor<typeof videoEndpoints> = {
	'GET /api/video-offer': ({ query }, context) => readOffer(context, query),
	'PUT /api/video-switch': ({ body }, context) => switchVideo(memberContext(context), body),
	'GET /api/room-check': (_, context) => readRoomCheck(memberContext(context)),
	'POST /api/video-dates': ({ body }, context) => requestVideo(memberContext(context), body),
	'GET /api/video-dates': ({ query }, context) => listVideos(memberContext(context), query),
	'GET /api/video-dates/:id': ({ params, query }, context) =>
		readVideo(memberContext(context), { ...params, ...query }),
	'POST /api/video-dates/:id/moves': ({ params, query, body }, context) =>
		moveVideo(memberContext(context), { ...params, ...query, input: body }),
	'GET /api/video-dates/:id/interpreters': ({ params }, context) => listInterpreters(memberContext(context), params),
	'PUT /api/video-dates/:id/interpreter': ({ params, query, body }, context) =>
		inviteInterpreter(memberContext(context), { ...params, ...query, ...body }),
	'PUT /api/video-dates/:id/interpreter/answer': ({ params, body }, context) =>
		answerInvitation(memberContext(context), { ...params, ...body }),
	'GET /api/video-dates/:id/calendar.ics': ({ params, query }, context) =>
		readVideoCalendar(memberContext(context), { ...params, ...query }),
	'GET /api/video-dates/:id/shown': ({ params }, context) => readShown(memberContext(context), params),
	'PUT /api/video-dates/:id/shown': ({ params, body }, context) =>
		showFile(memberContext(context), { ...params, ...body }),
	'DELETE /api/video-dates/:id/shown': ({ params }, context) => putFileAway(memberContext(context), params),
	'GET /api/video-dates/:id/room': ({ params }, context) => readRoom(memberContext(context), params),
};
