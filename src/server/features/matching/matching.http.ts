import type { matchingEndpoints } from '#contract/api/matching.ts';
import type { matchingAnswerEndpoints } from '#contract/api/matching-answer.ts';
import type { matchingModerationEndpoints } from '#contract/api/matching-moderation.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { addPaper } from './add-paper.ts';
import { answerQuestion } from './answer-question.ts';
import { askQuestion } from './ask-question.ts';
import { decideAnswer, decideQuestion } from './decide-question.ts';
import { editHeld } from './edit-held.ts';
import { editQuestion } from './edit-question.ts';
import { hideQuestion } from './hide-question.ts';
import { addTemplate, changeTemplate } from './keep-template.ts';
import { listInbox } from './list-inbox.ts';
import { listMatchingModeration } from './list-moderation.ts';
import { listOwnQuestions } from './list-own-questions.ts';
import { listQuestions } from './list-questions.ts';
import { listTemplates, removeTemplate } from './list-templates.ts';
import { lookAtQuestion } from './look-at-question.ts';
import { moveAnswer } from './move-answer.ts';
import { moveQuestion } from './move-question.ts';
import { pickAnswer } from './pick-answer.ts';
import { readAnswerForm } from './read-answer-form.ts';
import { readFit } from './read-fit.ts';
import { readHeld } from './read-held.ts';
import { readQuestion } from './read-question.ts';
import { renewAnswer } from './renew-answer.ts';
import { reportAnswer, reportQuestion } from './report-matching.ts';
import { reserveAnswer } from './reserve-answer.ts';
import { endShare, shareQuestion } from './share-question.ts';
import { takeBackAnswer } from './take-back-answer.ts';
import { takeBackHeld } from './take-back-held.ts';

const forTravellers: HandlersFor<typeof matchingEndpoints> = {
	'GET /api/matching/questions': ({ query }, context) => listQuestions(context, query),
	'GET /api/matching/questions/mine': ({ query }, context) => listOwnQuestions(memberContext(context), query),
	'GET /api/matching/fit': ({ query }, context) => readFit(context, query),
	'GET /api/matching/questions/:id': ({ params, query }, context) => readQuestion(context, { ...params, ...query }),
	'POST /api/matching/questions': ({ body }, context) => askQuestion(memberContext(context), body),
	'GET /api/matching/held/:id': ({ params }, context) => readHeld(memberContext(context), params.id),
	'PUT /api/matching/held/:id': ({ params, body }, context) => editHeld(memberContext(context), { ...params, ...body }),
	'DELETE /api/matching/held/:id': ({ params }, context) => takeBackHeld(memberContext(context), params.id),
	'PATCH /api/matching/questions/:id': ({ params, body }, context) =>
		editQuestion(memberContext(context), { ...params, ...body }),
	'POST /api/matching/questions/:id/moves': ({ params, body }, context) =>
		moveQuestion(memberContext(context), { ...params, asked: body }),
	'POST /api/matching/questions/:id/looks': ({ params }, context) => lookAtQuestion(memberContext(context), params.id),
	'POST /api/matching/files': (input, context) => addPaper(memberContext(context), input),
	'POST /api/matching/answers/:id/pick': ({ params, body }, context) =>
		pickAnswer(memberContext(context), { ...params, ...body }),
	'POST /api/matching/answers/:id/take-back': ({ params }, context) =>
		takeBackAnswer(memberContext(context), params.id),
	'POST /api/matching/answers/:id/reserve': ({ params, body }, context) =>
		reserveAnswer(memberContext(context), { ...params, given: body }),
	'POST /api/matching/questions/:id/shares': ({ params, body }, context) =>
		shareQuestion(memberContext(context), { ...params, ...body }),
	'DELETE /api/matching/questions/:id/shares/:shareId': ({ params }, context) =>
		endShare(memberContext(context), params),
	'POST /api/matching/questions/:id/reports': ({ params, body }, context) =>
		reportQuestion(memberContext(context), { ...params, ...body }),
	'POST /api/matching/answers/:id/reports': ({ params, body }, context) =>
		reportAnswer(memberContext(context), { ...params, ...body }),
};

const forProviders: HandlersFor<typeof matchingAnswerEndpoints> = {
	'GET /api/matching/inbox': ({ query }, context) => listInbox(memberContext(context), query),
	'GET /api/matching/questions/:id/answer-form': ({ params, query }, context) =>
		readAnswerForm(memberContext(context), { ...params, ...query }),
	'POST /api/matching/questions/:id/answers': ({ params, query, body }, context) =>
		answerQuestion(memberContext(context), { ...params, ...query, form: body }),
	'POST /api/matching/answers/:id/versions': ({ params, body: { version, ...form } }, context) =>
		renewAnswer(memberContext(context), { ...params, version, form }),
	'POST /api/matching/answers/:id/moves': ({ params, body }, context) =>
		moveAnswer(memberContext(context), { ...params, asked: body }),
	'POST /api/matching/questions/:id/hidden': ({ params, query, body }, context) =>
		hideQuestion(memberContext(context), { ...params, ...query, ...body }),
	'GET /api/matching/templates': ({ query }, context) => listTemplates(memberContext(context), query.provider),
	'POST /api/matching/templates': ({ query, body }, context) =>
		addTemplate(memberContext(context), { ...query, fields: body }),
	'PATCH /api/matching/templates/:id': ({ params, body }, context) =>
		changeTemplate(memberContext(context), { ...params, fields: body }),
	'DELETE /api/matching/templates/:id': ({ params }, context) => removeTemplate(memberContext(context), params.id),
};

const forOperators: HandlersFor<typeof matchingModerationEndpoints> = {
	'GET /api/matching/moderation': ({ query }, context) => listMatchingModeration(memberContext(context), query),
	'POST /api/matching/questions/:id/decision': ({ params, body }, context) =>
		decideQuestion(memberContext(context), { ...params, decided: body }),
	'POST /api/matching/answers/:id/decision': ({ params, body }, context) =>
		decideAnswer(memberContext(context), { ...params, decided: body }),
};

export const matchingHandlers = { ...forTravellers, ...forProviders, ...forOperators };
