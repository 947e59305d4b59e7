import type { MailContent } from './mail-content.ts';
import type { MailFrame } from './mail-html.ts';

/** The same in plain text; links stand on lines of their own, so that every client finds their ends. */
export function mailPlain(content: MailContent, frame: MailFrame): string {
	const blocks = [
		content.greeting,
		content.text,
		content.facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
		content.button ? `${content.button.label}:\n${content.button.link}` : '',
		content.other ? `${content.other.text}\n${content.other.link}` : '',
		content.hasContact ? `${content.note}\n${frame.contact}` : content.note,
		['-- ', content.reason, ...frame.company, frame.origin].join('\n'),
	];
	return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
