"""One card of the Third Edition under the microscope."""
