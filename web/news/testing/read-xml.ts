import { parseXml, XmlElement } from '@rgrove/parse-xml';

/** An element of XML as tests read it. */
export interface ReadElement {
  name: string;
  text: string;
  attributes: Readonly<Record<string, string>>;
  /** Child elements of a name. */
  all: (name: string) => ReadElement[];
  /** The one element of a name; throws unless there is exactly one. */
  the: (name: string) => ReadElement;
}

/** Reads XML strictly: throws if it is not well-formed. */
export function readXml(xml: string): ReadElement {
  const { root } = parseXml(xml);
  if (!root) throw new Error('XML without an element');
  return readElement(root);
}

function readElement(element: XmlElement): ReadElement {
  const all = (name: string) =>
    element.children.flatMap((child) =>
      child instanceof XmlElement && child.name === name ? [readElement(child)] : [],
    );
  return {
    name: element.name,
    text: element.text,
    attributes: element.attributes,
    all,
    the: (name) => {
      const [first, ...others] = all(name);
      if (!first || others.length > 0) throw new Error(`${element.name} needs one ${name}`);
      return first;
    },
  };
}
