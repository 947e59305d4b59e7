import { expect, test } from 'vitest';
import { auditEvents } from './audit.ts';
import { securityEvents, securityTopicNames } from './security-events.ts';

test('every event is in the trail and of one topic', () => {
	const all = securityEvents();
	expect(new Set(all).size).toBe(all.length);
	expect(all.every((event) => auditEvents.includes(event))).toBe(true);
	expect(securityTopicNames.flatMap((topic) => securityEvents(topic))).toEqual(all);
});
