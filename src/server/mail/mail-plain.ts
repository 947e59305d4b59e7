import type { MailFrame } from './mail-html.ts';
import type { MailContent } from './mail-parts.ts';

/** The same in plain text; links stand on lines of their own, so that every client finds their ends. */
export function mailPlain(content: MailContent, frame: MailFrame): string {
	const blocks = [
		content.greeting,
		content.kicker ?? '',
		content.text,
		content.facts.map(({ label, value, second }) => `${label}: ${value}${second ? `; ${second}` : ''}`).join('\n'),
		content.button ? `${content.button.label}:\n${content.button.link}` : '',
		content.other ? `${content.other.text}\n${content.other.link}` : '',
		content.hasContact ? `${content.note}\n${frame.contact}` : content.note,
		['-- ', content.reason, ...frame.company, frame.origin].join('\n'),
	];
	return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
