import type { AuditEvent } from './audit.ts';

/** What operators watch of how people get in, by topic. */
const securityTopics = {
	failed: [
		'member.log-in-failed',
		'member.locked-out',
		'member.second-step-failed',
		'member.password-wrong',
		'member.suspended-log-in',
		'member.passkey-copied',
	],
	device: ['member.new-device'],
	factor: [
		'member.factor-added',
		'member.factor-removed',
		'member.recovery-code-used',
		'member.recovery-codes-renewed',
	],
	help: ['member.factors-removed', 'member.password-reset', 'member.password-changed'],
} as const satisfies Record<string, readonly AuditEvent[]>;

export type SecurityTopic = keyof typeof securityTopics;
export const securityTopicNames = Object.keys(securityTopics) as SecurityTopic[];
export type SecurityEvent = (typeof securityTopics)[SecurityTopic][number];

/** Those of a topic, or all. */
export const securityEvents = (topic?: SecurityTopic): SecurityEvent[] =>
	topic === undefined ? securityTopicNames.flatMap((name) => [...securityTopics[name]]) : [...securityTopics[topic]];
