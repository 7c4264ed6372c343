"""Numbers for the Third Edition: fights with combat tokens, journeys by terrain dice, attribute tests."""
